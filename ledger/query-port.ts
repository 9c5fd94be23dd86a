/**
 * How the ledger reaches a database: one method, handed in. It promises nothing about connections;
 * whoever hands it in decides on the transaction that the ledger's SQL runs in.
 */

export interface QueryPort {
  query(
    text: string,
    values: readonly unknown[],
  ): Promise<{ rows: readonly Record<string, unknown>[] }>
}
