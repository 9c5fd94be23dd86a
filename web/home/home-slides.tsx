import { safeLink } from '#contract/addresses/safe-address.ts'
import { OperatorLink } from '#web/parts/screen/operator-link.tsx'
import { useRef } from 'react'
import type { Data } from '#contract/registry.ts'
import { BareButton, buttonClass, IconButton } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './home-slides.module.css'
import { HOME_WORDS } from './home-words.ts'
import { useCarousel, type Carousel } from './use-carousel.ts'

export type Slide = Data<'cmscontroller/getSlider'>[number]

interface SlidesProps {
  slides: readonly Slide[]
  label: string
  /** The narrow ones: what is written stands at the foot. */
  narrow?: boolean
}

/** What the operator shows first: one slide at a time, by touch, by its dots, by its arrows. */
export function Slides({ slides, label, narrow = false }: SlidesProps) {
  const words = useWords(HOME_WORDS)
  const track = useRef<HTMLUListElement>(null)
  const carousel = useCarousel(track, slides.length)
  return (
    <section
      className={styles['slides']}
      aria-roledescription="carousel"
      aria-label={label}
      data-narrow={narrow}
      {...carousel.attention}
    >
      {/* Reached by Tab, so that the arrow keys turn it where a slide leads nowhere. */}
      <ul ref={track} className={styles['track']} onScroll={carousel.noteScroll} tabIndex={-1}>
        {slides.map((slide, at) => (
          <li key={slide.id} aria-label={words.slide(at + 1, slides.length)}>
            <SlideFace
              slide={slide}
              place={at > 0 ? 'behind' : narrow ? 'beside' : 'front'}
              isNear={carousel.isTurnNear}
            />
          </li>
        ))}
      </ul>
      {slides.length > 1 && <Controls carousel={carousel} count={slides.length} />}
    </section>
  )
}

interface FaceProps {
  slide: Slide
  /** The picture of the one at the front comes before all others, and is never a moment blank. */
  place: 'front' | 'beside' | 'behind'
  isNear: boolean
}

function SlideFace({ slide, place, isNear }: FaceProps) {
  const { title, text, image, link, button } = slide
  const leads = safeLink(link) !== ''
  return (
    <>
      {image !== '' && (place !== 'behind' || isNear) && (
        <img
          src={image}
          alt=""
          className={styles['picture']}
          fetchPriority={place === 'front' ? 'high' : 'auto'}
          // One beside it is asked for once the page is laid out: till then the line is the first one's.
          loading={place === 'beside' ? 'lazy' : 'eager'}
          decoding={place === 'behind' ? 'async' : 'sync'}
        />
      )}
      <div className={styles['text']}>
        <p className={styles['lead']}>{text}</p>
        <h2 className={styles['title']}>
          {leads && button === '' ? (
            <OperatorLink to={link} className={styles['cover'] ?? ''}>
              {title}
            </OperatorLink>
          ) : (
            title
          )}
        </h2>
        {leads && button !== '' && (
          <OperatorLink
            to={link}
            className={`${buttonClass({ variant: 'glaze' })} ${styles['cover']}`}
          >
            {button}
            <Icon name="arrow-right" size={18} />
          </OperatorLink>
        )}
      </div>
    </>
  )
}

function Controls({ carousel, count }: { carousel: Carousel; count: number }) {
  const words = useWords(HOME_WORDS)
  const { at, go, playing, setPlaying } = carousel
  return (
    <div className={styles['controls']} data-part="slide-controls">
      <div className={styles['dots']}>
        {Array.from({ length: count }, (_, i) => (
          <BareButton
            key={i}
            aria-label={words.toSlide(i + 1)}
            aria-current={i === at}
            onClick={() => go(i)}
          />
        ))}
      </div>
      <span className={styles['arrows']}>
        <IconButton icon="chevron-left" label={words.earlier} onClick={() => go(at - 1)} />
        <IconButton icon="chevron-right" label={words.later} onClick={() => go(at + 1)} />
        {playing !== null && (
          <IconButton
            icon={playing ? 'pause' : 'play'}
            iconSize={16}
            label={playing ? words.stop : words.go}
            onClick={() => setPlaying(!playing)}
          />
        )}
      </span>
    </div>
  )
}
