import { Icon } from '#web/ui/icon.tsx'
import { SuggestingInput } from '#web/ui/suggesting/suggesting-input.tsx'

const suggestions = () => import('./words/word-suggestions.tsx')

export function WordField({ value = '' }: { value?: string }) {
  return (
    <div className="box">
      <Icon name="search" />
      <SuggestingInput name="free_word" value={value} label="キーワード" placeholder="職種、スキル、勤務地、企業" load={suggestions} />
    </div>
  )
}
