import { allScopes, apiKeyScopes, scopesCover } from '#contract/companies/members/api-key-scopes.ts'
import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'

/** The scope that lets a key make a call of this act; none where no key may. */
export function scopeOf(act: CompanyAct) {
  return allScopes.find((scope) => scopesCover([scope], act))
}

export const keyNote = `企業のプログラムのためのAPIキー（\`Authorization: Bearer mebae_…\`）。企業の管理画面の「APIキー」で作り、作った本人の名前で動きます。
許可の範囲: ${allScopes.map((scope) => `\`${scope}\` ${apiKeyScopes[scope].label}`).join('、')}。ほかの呼び出しは 403 です。キーごとに1分120回までです。`
