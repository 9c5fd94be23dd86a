import { safePaymentPage } from '#contract/addresses/safe-address.ts'
import type { House } from '../house.ts'
import { putSigned, type Ends } from '../crypto/signed-line.ts'
import { answer, kurusText, moneyOf, type Answer, type Put } from './messages.ts'
import type { PokerPartner, TransferState } from './partner.ts'

/** A poker room that speaks the messages of `messages.ts`, of the same reference and amount as it was asked. */
export function signedPartner(house: Pick<House, 'clock' | 'random'>, ends: Ends): PokerPartner {
  const put = (question: Put) => putSigned(house, ends, question, answer)
  const stateOf = async (call: 'ask' | 'close', reference: string): Promise<TransferState> =>
    transferState(await put({ call, reference }), reference)
  return {
    async createPlayer(player, username) {
      const reply = await put({ call: 'create-player', player, username })
      if (reply.outcome === 'name-taken') return 'name-taken'
      if (reply.outcome !== 'player') throw nonsense('create-player', reply)
      return { username: reply.username, purse: moneyOf(reply.purseKurus) }
    },
    async openLobby({ player, lang, returnUrl }) {
      const reply = await put({ call: 'open-lobby', player, lang, returnUrl })
      if (reply.outcome !== 'lobby') throw nonsense('open-lobby', reply)
      const url = safePaymentPage(reply.url)
      if (url === '') throw new Error('the poker room names a lobby that is no web address')
      return { url, purse: moneyOf(reply.purseKurus) }
    },
    async stopPlay(player) {
      const reply = await put({ call: 'stop-play', player })
      if (reply.outcome !== 'player') throw nonsense('stop-play', reply)
      return { username: reply.username, purse: moneyOf(reply.purseKurus) }
    },
    async transfer({ reference, player, direction, amount }) {
      const amountKurus = kurusText(amount)
      const reply = await put({ call: 'transfer', reference, player, direction, amountKurus })
      return transferState(reply, reference)
    },
    ask: (reference) => stateOf('ask', reference),
    async close(reference) {
      const state = await stateOf('close', reference)
      if (state.kind === 'unknown') throw new Error('the poker room did not close a reference')
      return state
    },
  }
}

function transferState(reply: Answer, reference: string): TransferState {
  if (!('reference' in reply) || reply.reference !== reference) throw nonsense('a transfer', reply)
  if (reply.outcome !== 'done') return { kind: reply.outcome }
  return {
    kind: 'done',
    amount: moneyOf(reply.amountKurus),
    purse: moneyOf(reply.purseKurus),
  }
}

const nonsense = (what: string, { outcome }: Answer): Error =>
  new Error(`the poker room answered ${what} with ${outcome}`)
