/** The way between the processes of a house. Texts are at most as long as NOTIFY carries. */
export interface Transport {
  send(texts: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Who hears of it. */
export interface TransportListener {
  received(text: string): void
  /** The way was cut for a while: something may have been missed. */
  missed(): void
}
