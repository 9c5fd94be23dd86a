/** The tables of the sandbox room. At each a hand moves so much, won or lost as whoever tries it chooses. */
export interface Table {
  id: string
  hall: Hall
  name: string
  buyInKurus: bigint
  handKurus: bigint
}

export const HALLS = ['poker', 'tavla', 'okey'] as const
export type Hall = (typeof HALLS)[number]

export const TABLES: readonly Table[] = [
  { id: 'poker-1', hall: 'poker', name: 'Çınaraltı', buyInKurus: 100_00n, handKurus: 25_00n },
  { id: 'poker-2', hall: 'poker', name: 'Boğaz', buyInKurus: 1_000_00n, handKurus: 200_00n },
  { id: 'tavla-1', hall: 'tavla', name: 'Kıraathane', buyInKurus: 50_00n, handKurus: 50_00n },
  { id: 'tavla-2', hall: 'tavla', name: 'Kapalıçarşı', buyInKurus: 500_00n, handKurus: 250_00n },
  { id: 'okey-1', hall: 'okey', name: 'Çay bahçesi', buyInKurus: 40_00n, handKurus: 10_00n },
  { id: 'okey-2', hall: 'okey', name: 'Yüzbir', buyInKurus: 400_00n, handKurus: 100_00n },
]

export const tableNamed = (id: string | null): Table | null =>
  TABLES.find((table) => table.id === id) ?? null
