import { Link } from 'react-router'
import { cardClass } from '#kit/layout/card.tsx'
import type { Data } from '#contract/registry.ts'
import { MethodHeart } from '#web/parts/methods/method-heart.tsx'
import { MethodMark } from '#web/parts/methods/method-mark.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './favourites.module.css'
import { LIST_WORDS } from './list-words.ts'

type Listed = Data<'finance/list_cash_methods'>['methods_list'][number]
type Properties = Extract<Listed, { type: 'single' }>['properties']

/** Ways to pay that the member marked: each leads to its form. */
export function FavouriteMethods({ methods }: { methods: readonly Properties[] }) {
  const words = useWords(LIST_WORDS)
  return (
    <ul className={styles['methods']}>
      {methods.map(({ id, name, image, Type }) => (
        <li
          key={`${Type}-${id}`}
          className={cardClass(styles['method'], 'strong')}
          data-method-id={id}
        >
          <Link to={`/${Type === 1 ? 'deposit' : 'withdraw'}?method=${id}`}>
            <MethodMark image={image} />
            <span>
              <strong>{name}</strong>
              <small>{Type === 1 ? words.toDeposit : words.toWithdraw}</small>
            </span>
          </Link>
          <MethodHeart Type={Type} id={id} name={name} isMarked />
        </li>
      ))}
    </ul>
  )
}
