import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { isSixteen } from './is-sixteen.ts'

type Told = { birthday?: string | undefined; is_16_or_older?: boolean }

const sentences = {
  young: { ja: '16歳になるまで登録できません。', en: 'You can register from the age of 16.' },
  unsaid: { ja: '16歳以上のとき、チェックを入れてください。', en: 'Please state that you are 16 or older.' },
}

/** Nobody under sixteen has an account: a birthday says so, or else the person does. */
export function refuseTooYoung({ now, language }: Pick<RequestContext, 'now' | 'language'>, { birthday, is_16_or_older }: Told) {
  if (birthday && !isSixteen(birthday, now())) fail('INPUT_INVALID', [{ field: 'birthday', message: sentences.young[language] }])
  if (!birthday && !is_16_or_older) fail('INPUT_INVALID', [{ field: 'is_16_or_older', message: sentences.unsaid[language] }])
}
