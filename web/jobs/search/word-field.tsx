import type { Suggestion } from '#contract/companies/pages/suggestions.ts'
import { api } from '#web/platform/api/api.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SuggestingInput } from '#web/ui/suggesting-input.tsx'

const kinds: Record<Suggestion['kind'], string> = { position: '職種', skill: '技術・スキル', company: '会社' }

async function suggest(q: string) {
  const { suggestions } = await (await api()).suggestions.list({ q }, { context: { silent: true } })
  return suggestions.map(({ kind, text, count }) => ({ text, hint: `${kinds[kind]} ${count.toLocaleString('ja-JP')}件` }))
}

export function WordField({ value = '' }: { value?: string }) {
  return (
    <div className="box">
      <Icon name="search" />
      <SuggestingInput name="free_word" value={value} label="キーワード" placeholder="職種、技術、会社名" suggest={suggest} />
    </div>
  )
}
