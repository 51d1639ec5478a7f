import type { InvisibleReason } from '#contract/candidates/privacy/privacy.ts'
import type { RevealLevel } from '#contract/candidates/privacy/visible-candidate.ts'

/** Why a company does not see me. */
export const reasonText: Record<InvisibleReason, string> = {
  not_open: 'プロフィールを公開していません。',
  not_verified: 'メールアドレスの確認が済んでいません。',
  hand: 'あなたがこの企業をブロックしています。',
  employer: '職歴にある企業なので、自動でブロックしています。',
  rule: 'あなたのブロックの条件に当てはまります。',
  no_contract: 'この企業は、いま求職者をさがしていません。',
}

/** How much a company that sees me sees. */
export const revealText: Record<RevealLevel, string> = {
  anonymous:
    '名前・連絡先・生年月日・性別・くわしい住所・勤め先と学校の名前・いまの年収・「これから（your vision）」は見えません。文章の中の名前も伏せています。',
  career: '勤め先と学校の名前・いまの年収・「これから（your vision）」まで見えます。名前と連絡先は見えません。',
  name: '名前まで見えます。連絡先・生年月日・性別・くわしい住所は見えません。',
  contact: '名前と連絡先まで見えます。生年月日・性別・くわしい住所は見えません。',
}
