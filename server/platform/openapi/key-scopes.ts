import { z } from 'zod'
import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'
import { allScopes, apiKeyScopes, scopesCover } from '#contract/companies/members/api-key-scopes.ts'

/** The scope that lets a key make a call of this act; none where no key may. */
export function scopeOf(act: CompanyAct) {
  return allScopes.find((scope) => scopesCover([scope], act))
}

export const keyNote = `企業のプログラムのためのAPIキー（\`Authorization: Bearer mebae_…\`）。企業の管理画面の「APIキー」で作り、作った本人の名前で動きます。
許可の範囲: ${allScopes.map((scope) => `\`${scope}\` ${apiKeyScopes[scope].label}`).join('、')}。ほかの呼び出しは 403 です。キーごとに1分120回までです。`

type Schema = z.core.$ZodType
type Wrapper = { innerType?: Schema; shape?: Record<string, Schema> }

/** The field of an object, however the object is wrapped. */
export function fieldOf(input: unknown, name: string): Schema | undefined {
  const { innerType, shape } = ((input as Schema | undefined)?._zod.def ?? {}) as Wrapper
  return shape ? shape[name] : innerType && fieldOf(innerType, name)
}

/** What a field says of itself, or what it wraps does. */
export function descriptionOf(field: Schema): string | undefined {
  const { innerType } = field._zod.def as Wrapper
  return z.globalRegistry.get(field)?.description ?? (innerType && descriptionOf(innerType))
}
