/** Which games members have open, by the tokens that open them. */
export interface GameSessionsTable {
  member_id: bigint
  token_hash: Buffer
  family_id: bigint
  game_id: number
  game: string
  version: string
  account: string
  created_at: Date
}
