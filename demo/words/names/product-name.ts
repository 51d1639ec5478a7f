import type { Random } from '../../random.ts'
import { words } from './words.ts'

/** A word for a product: two short parts of kana or Latin letters. */
const productHeads = words(`
  ミナ カゼ ユメ ソラ ホシ ハレ モリ ナミ ツキ コト イト ハナ タネ ミチ ヒビ カサネ ツナギ メグリ トドケ ハカリ シルベ
  ミマモリ オボエ アカリ シラベ ヨミ カキ ウツシ ノコシ マトメ
`)
const productTails = words(`
  ボード ノート レンズ パネル ライン ベース メーター マップ リンク デスク ポスト フロー ガイド キット ルーム ログ プラス ラボ 帳
  便 番 窓 箱 台帳
`)
export const productName = (random: Random) => random.pick(productHeads) + random.pick(productTails)
