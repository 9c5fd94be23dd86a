/** Money in and out: methods, their forms, deposits and withdrawals, and what became of them. */
import * as z from 'zod/mini'
import { TRANSACTION_STATUSES } from '../transaction-status.ts'
import { call, done, listCall, nothing } from '../call.ts'
import {
  cashType,
  datesInOrder,
  flag,
  id,
  kurusAmount,
  leastAmount,
  line,
  moment,
  money,
  name,
  requestId,
  span,
} from '../shapes.ts'

const transactionStatus = z.literal(TRANSACTION_STATUSES)

export const checkBalance = call({
  name: 'finance/check_balance',
  summary: "The member's balance: the first element's `balance` is what can be staked.",
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.array(
    z.object({
      balance: money,
      cash: money,
      bonus: money,
      held: money,
      pendingWithdrawal: money,
      currency: z.literal('TRY'),
      /** Rounds that the house stakes and that are still to be played: no money until they are. */
      freeRounds: z.int(),
    }),
  ),
  quiet: true,
})

/** One line of a method's form. */
const field = z.object({
  name: z.string(),
  kind: z.literal(['amount', 'text', 'phone', 'national-id', 'date', 'account', 'choice', 'note']),
  label: z.string(),
  required: z.boolean(),
  lengthMax: z.optional(z.int()),
  /** Of an `account`: the types of banks that it may be at. */
  accountTypes: z.optional(z.array(z.int())),
  choices: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
})

const methodProperties = z.object({
  id,
  name: z.string(),
  Type: cashType,
  isFavorite: z.literal([0, 1]),
  isHighlighted: z.boolean(),
  transfer_type_id: z.int(),
  minimum: money,
  maximum: money,
  image: z.string(),
  description: z.string(),
  /** Amounts offered at one tap. */
  quickAmounts: z.array(money),
  hasQr: z.boolean(),
  /** How long it usually takes, in words. */
  duration: z.string(),
  /** Of a bank's own method: what `envoy/getDepositAmounts` knows the bank by. */
  bankcode: z.nullable(z.string()),
  /** The most that this member moves by it in a day, and what of that is left; null: no such limit. */
  dailyMaximum: z.nullable(money),
  leftToday: z.nullable(money),
})

export const cashMethod = z.union([
  z.object({ type: z.literal('single'), properties: methodProperties, fields: z.array(field) }),
  z.object({
    type: z.literal('group'),
    properties: z.object({ id, name: z.string(), image: z.string(), description: z.string() }),
    methods: z.array(z.extend(methodProperties, { fields: z.array(field) })),
  }),
])

const methods = z.object({ methods_list: z.array(cashMethod) })

export const listCashMethodsNew = call({
  name: 'finance/list_cash_methods_new',
  summary:
    'Deposit (1) or withdrawal (2) methods, maybe none; with `methodID` that one, its form in `fields`.',
  who: 'member',
  manner: 'read',
  input: z.object({ Type: cashType, methodID: z.optional(id) }),
  output: methods,
  refusals: ['method-unknown'],
})

export const listHighlightedCashMethods = call({
  name: 'finance/list_highlighted_cash_methods',
  summary: 'The methods that are offered first.',
  who: 'member',
  manner: 'read',
  input: z.object({ Type: cashType }),
  output: methods,
})

export const listCashMethods = call({
  name: 'finance/list_cash_methods',
  summary: 'Methods as a flat list, the favourites only when asked.',
  who: 'member',
  manner: 'read',
  input: z.object({
    Type: cashType,
    methodID: z.optional(id),
    favorites: z.optional(flag),
  }),
  output: methods,
})

/** What moves money in or out; deposits carry `Type` 1 or none, withdrawals 2. */
const transferInput = z.object({
  Type: z.optional(cashType),
  methodID: id,
  amount: kurusAmount,
  transfer_type_id: z.optional(z.int()),
  fields: z.optional(z.record(line(40, 1), z.union([line(500), z.number(), z.boolean()]))),
  accountID: z.optional(id),
  idValidity: z.optional(z.iso.date()),
  note: z.optional(name(500, 0)),
  requestId: z.optional(requestId),
})

const transferOutput = z.object({
  transactionID: id,
  status: transactionStatus,
  /** Opened at top level; it returns to the cashier. Absent where the member pays by `instructions`. */
  url: z.optional(z.string()),
})

const transfer = {
  who: 'member',
  manner: 'steps',
  money: true,
  input: transferInput,
  output: transferOutput,
  refusals: [
    'method-unknown',
    'amount-out-of-range',
    'daily-limit-reached',
    'deposit-limit-reached',
    'account-unknown',
    'return-first',
    'insufficient-funds',
    'reference-reused',
    'too-many-open',
    'payment-provider-unreachable',
  ],
  stale: ['finance/check_balance', 'finance/list_transactions', 'documents/list'],
} as const

export const processTransaction = call({
  name: 'prepayServices/processTransaction',
  summary: 'A deposit or withdrawal through a payment provider (transfer_type_id 2).',
  ...transfer,
})

export const saveBankTransfer = call({
  name: 'finance/save_bank_transfer',
  summary:
    'A deposit or withdrawal by bank transfer (transfer_type_id 1), which the operator settles.',
  ...transfer,
})

export const saveCepBankTransfer = call({
  name: 'finance/save_cep_bank_transfer',
  summary: 'A deposit or withdrawal by cep bank (transfer_type_id 3), which the operator settles.',
  ...transfer,
})

export const cancelDeposit = call({
  name: 'finance/cancel_deposit',
  summary: 'Gives up a deposit that is not paid yet: afterwards it cannot be paid any more.',
  who: 'member',
  manner: 'steps',
  money: true,
  input: z.object({ transactionID: id }),
  output: done,
  refusals: ['not-found', 'deposit-settled', 'payment-provider-unreachable'],
  stale: ['finance/list_transactions', 'finance/list_cash_methods_new'],
})

export const announceDeposit = call({
  name: 'finance/announce_deposit',
  summary: 'The member has sent the money of a transfer: whoever looks for it knows.',
  who: 'member',
  manner: 'write',
  input: z.object({ transactionID: id }),
  output: done,
  refusals: ['not-found', 'deposit-settled'],
  stale: ['finance/list_transactions'],
})

export const cancelWithdrawal = call({
  name: 'finance/cancel_withdrawal',
  summary: 'Takes a withdrawal back, as long as nobody looks at it: the money is in cash again.',
  who: 'member',
  manner: 'write',
  money: true,
  input: z.object({ transactionID: id }),
  output: done,
  refusals: ['not-found', 'withdrawal-under-way'],
  stale: ['finance/check_balance', 'finance/list_transactions', 'documents/list'],
})

/**
 * How far a withdrawal is. `waiting`: it was received, and the member may take it back. `review`: an operator
 * looks at it. `sent`: it is with its provider.
 */
export const PAYOUT_STATES = ['waiting', 'review', 'sent', 'paid', 'refused', 'taken-back'] as const

/** What a member needs to pay elsewhere than on a provider's page. */
const instructions = z.object({
  /** `transfer`: money is sent to these; `counter`: a code is paid at a counter; `qr`: an app reads the code. */
  kind: z.literal(['transfer', 'counter', 'qr']),
  /** What the barcode or the QR code holds. */
  code: z.nullable(z.string()),
  rows: z.array(
    z.object({
      name: z.literal(['receiver', 'iban', 'bank', 'phone', 'note', 'network', 'address', 'where']),
      value: z.string(),
    }),
  ),
  /** Of a method that is paid in a coin, as decimal texts: so much of it, and how many lira one is; it holds until then. */
  coins: z.optional(z.object({ currency: z.string(), amount: z.string(), rate: z.string() })),
  /** After that it cannot be paid any more. */
  until: moment,
})

/** What narrows the transactions, for their list and for whatever sums or writes out the same. */
export const transactionFilters = {
  searchType: z.optional(id),
  searchID: z.optional(id),
  searchCategory: z.optional(id),
  ...span,
  searchMinAmount: z.optional(leastAmount),
  status: z.optional(transactionStatus),
  OrderPar: z.optional(z.literal(['date', 'amount', 'status'])),
  OrderDir: z.optional(z.literal(['asc', 'desc'])),
  concatRequire: z.optional(flag),
}

export const listTransactions = listCall({
  name: 'finance/list_transactions',
  summary: "The member's deposits and withdrawals, newest first unless asked otherwise.",
  who: 'member',
  paging: { limit: 10, limitMax: 250 },
  filters: transactionFilters,
  checks: [datesInOrder],
  item: z.object({
    transactionID: id,
    /** 1 deposit, 2 withdrawal. */
    transaction_category_id: z.literal([1, 2]),
    transaction_status: transactionStatus,
    transfer_type_id: z.int(),
    methodID: id,
    methodName: z.string(),
    amount: money,
    date: moment,
    settledAt: z.nullable(moment),
    /** Of a withdrawal alone. */
    payoutState: z.nullable(z.literal(PAYOUT_STATES)),
    /**
     * Why it was canceled: its provider declined it, nobody paid in time, the operator canceled it (a deposit) or
     * refused it (a withdrawal), the member took it back, a lowered limit on deposits had no room for it, or another amount came, which stands as a record of its own.
     */
    reason: z.nullable(
      z.literal([
        'declined',
        'expired',
        'canceled',
        'refused',
        'taken-back',
        'beyond-limit',
        'replaced',
      ]),
    ),
    /** What the operator says of a refusal. */
    reasonText: z.nullable(z.string()),
    /** Of a refused withdrawal: has the member read of it? `crm/read_mass_messages` notes that. */
    isRead: z.nullable(z.boolean()),
    /** Where a withdrawal goes, as the member knows it: the bank and the end of the account. */
    account: z.nullable(z.object({ name: z.string(), ending: z.string() })),
    /** While it is new: the provider's page, as long as the payment can be made there. */
    url: z.nullable(z.string()),
    /** While it is new: how it is paid, where that is not on a page. */
    instructions: z.nullable(instructions),
    /** When the member said that the money is sent. */
    announcedAt: z.nullable(moment),
    /** Of a withdrawal: since when somebody looks at it, and when it last went to its provider. */
    reviewedAt: z.nullable(moment),
    sentAt: z.nullable(moment),
    /** While a withdrawal waits: so many hours a look usually takes, as the house says. Null: it does not say. */
    usualHours: z.nullable(z.int()),
    /** How long the method usually takes, in words. */
    duration: z.string(),
    /** With `concatRequire`: category and sub-category in words. */
    category: z.optional(z.string()),
    subCategory: z.optional(z.string()),
  }),
})

const named = z.object({ id, name: z.string() })

export const listTypesFrontend = call({
  name: 'finance/list_types_frontend',
  summary: 'The kinds of transactions that the history can be narrowed by.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.array(named),
})

export const listCategories = call({
  name: 'finance/list_categories',
  summary: 'The categories of transactions.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.array(named),
})

export const listSubCategories = call({
  name: 'finance/list_sub_categories',
  summary: 'The sub-categories of transactions.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.array(z.extend(named, { categoryID: id })),
})

const favoriteInput = z.object({ methodID: id, Type: cashType })
const favoriteStale = [
  'finance/list_cash_methods_new',
  'finance/list_cash_methods',
  'finance/list_highlighted_cash_methods',
  'finance/check_favorite_cash_method',
]

export const addFavoriteCashMethod = call({
  name: 'finance/add_favorite_cash_method',
  summary: 'Marks a payment method as a favourite.',
  who: 'member',
  manner: 'write',
  input: favoriteInput,
  output: done,
  refusals: ['method-unknown'],
  stale: favoriteStale,
})

export const removeFavoriteCashMethod = call({
  name: 'finance/remove_favorite_cash_method',
  summary: 'Takes a payment method out of the favourites.',
  who: 'member',
  manner: 'write',
  input: favoriteInput,
  output: done,
  refusals: ['method-unknown'],
  stale: favoriteStale,
})

export const checkFavoriteCashMethod = call({
  name: 'finance/check_favorite_cash_method',
  summary: 'Is this payment method a favourite?',
  who: 'member',
  manner: 'read',
  input: favoriteInput,
  output: z.boolean(),
  refusals: ['method-unknown'],
})

export const getDepositAmounts = call({
  name: 'envoy/getDepositAmounts',
  summary: 'The amounts that a bank offers at one tap.',
  who: 'member',
  manner: 'read',
  input: z.object({ bankcode: line(40, 1) }),
  output: z.object({ amounts: z.array(money) }),
  refusals: ['bank-unknown'],
})
