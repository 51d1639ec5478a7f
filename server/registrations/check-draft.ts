import type { RegistrationDraft } from '#contract/registrations.ts'
import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import { birthdayOf } from './birthday-of.ts'
import { isSixteen } from './is-sixteen.ts'

const sentences = {
  half: { ja: '年・月・日をすべて選んでください。', en: 'Choose year, month and day.' },
  impossible: { ja: 'この日付はありません。', en: 'There is no such day.' },
  young: { ja: '16歳になるまで登録できません。', en: 'You can register from the age of 16.' },
  order: { ja: '退職は、入社よりあとの年月にしてください。', en: 'The end comes after the beginning.' },
  nameless: { ja: '会社名を入力してください。', en: 'Please enter the name of the company.' },
}

/** What the fields say together; each alone is checked by the contract. */
export function checkDraft({ now, language }: Pick<RequestContext, 'now' | 'language'>, draft: RegistrationDraft): RegistrationDraft {
  const refuse = (field: keyof RegistrationDraft, why: keyof typeof sentences) => fail('INPUT_INVALID', [{ field, message: sentences[why][language] }])
  const { birthday_year, birthday_month, birthday_day } = draft
  const parts = [birthday_year, birthday_month, birthday_day].filter((part) => part !== undefined)
  if (parts.length > 0) {
    if (parts.length < 3) refuse('birthday_year', 'half')
    const birthday = birthdayOf(draft) ?? refuse('birthday_year', 'impossible')
    if (!isSixteen(birthday, now())) refuse('birthday_year', 'young')
  }
  const { latest_work_name, latest_work_start_date_year, latest_work_department, latest_work_end_date_year } = draft
  if (!latest_work_name && (latest_work_start_date_year || latest_work_department)) refuse('latest_work_name', 'nameless')
  const beginning = (latest_work_start_date_year ?? 0) * 12 + (draft.latest_work_start_date_month ?? 1)
  if (!draft.now_working && latest_work_end_date_year && latest_work_end_date_year * 12 + (draft.latest_work_end_date_month ?? 12) < beginning)
    refuse('latest_work_end_date_year', 'order')
  return draft
}
