/** What became of one thing of a batch that was undone. */
export type Undone = 'restored' | 'changed' | 'gone'
