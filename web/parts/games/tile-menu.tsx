import { buttonClass } from '#kit/controls/button.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { useWords } from '#web/words/words.ts'
import { DemoLink } from './demo-link.tsx'
import { formatWholeReturn } from './figures.ts'
import { GameLink } from './game-link.tsx'
import type { TiledSlot } from './slot.ts'
import { CASINO_WORDS } from './words.ts'

/** What a tile shows a pointer that hovers, for a finger: its labels, and both ways to play. */
export function TileMenu(props: { game: TiledSlot; open: boolean; onClose: () => void }) {
  const words = useWords(CASINO_WORDS)
  const lang = useLang()
  const { game } = props
  return (
    <PressedSheet
      open={props.open}
      onClose={props.onClose}
      title={game.name}
      closeLabel={words.close}
      actions={
        <>
          <DemoLink game={game} className={buttonClass()} />
          <GameLink game={game} className={buttonClass({ variant: 'act' })}>
            <Icon name="play" size={18} />
            {words.play}
          </GameLink>
        </>
      }
    >
      <Facts values="beside">
        <Fact name={words.provider}>
          <span lang="tr">{game.providerName}</span>
        </Fact>
        <Fact name={words.rtp}>{formatWholeReturn(game, lang)}</Fact>
        <Fact name={words.volatility}>{words.volatilities[game.volatility]}</Fact>
      </Facts>
    </PressedSheet>
  )
}
