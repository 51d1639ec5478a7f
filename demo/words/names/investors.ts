import { words } from './words.ts'

/** Invested money comes from invented investors only; the picture of one is known by its place in this list. */
export const investors = words(`
  ハルニレ創業投資 北斗の道ファンド みずうみパートナーズ 種まき育成基金 オリーブ坂キャピタル 汐見ベンチャーズ 三日月信用育成会
  こうのとり共同投資 青葉台事業育成 灯台もと投資組合 木綿橋パートナーズ 十和田産業育成 雲雀丘ベンチャー基金 早春インパクト投資
  石畳キャピタル 豊饒アグリ基金 渡り鳥パートナーズ 白帆技術育成 瀬戸の灯基金 鹿鳴創業支援 霧ヶ原共同組合 夕凪アセット育成 麦わら投資
  五色台イノベーション基金
`)
