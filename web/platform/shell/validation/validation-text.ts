type Control = Pick<HTMLInputElement, 'type' | 'min' | 'max' | 'maxLength' | 'minLength' | 'title' | 'validationMessage'> & {
  validity: Partial<ValidityState>
}

const missing: Record<string, string> = {
  radio: '選択してください。',
  'select-one': '選択してください。',
  'select-multiple': '選択してください。',
  checkbox: 'チェックを入れてください。',
  file: 'ファイルを選択してください。',
}
const types: Record<string, string> = { email: 'メールアドレスの形式で入力してください。', url: 'https:// で始まるURLを入力してください。' }
const dates = ['date', 'month', 'time', 'datetime-local']

/** What is wrong with a control and what to do, in our own words instead of the browser's. */
export function validationText({ validity, type, min, max, maxLength, minLength, title, validationMessage }: Control): string {
  if (validity.customError) return validationMessage
  if (validity.valueMissing) return missing[type] ?? '入力してください。'
  if (validity.typeMismatch) return types[type] ?? '形式を確認してください。'
  if (validity.badInput || validity.stepMismatch) return dates.includes(type) ? '日時を正しく入力してください。' : '数字で入力してください。'
  if (validity.rangeUnderflow) return dates.includes(type) ? 'もっと後の日時を入力してください。' : `${min}以上で入力してください。`
  if (validity.rangeOverflow) return dates.includes(type) ? 'もっと前の日時を入力してください。' : `${max}以下で入力してください。`
  if (validity.tooLong) return `${maxLength.toLocaleString('ja-JP')}文字以内で入力してください。`
  if (validity.tooShort) return `${minLength}文字以上で入力してください。`
  return title || '形式を確認してください。'
}
