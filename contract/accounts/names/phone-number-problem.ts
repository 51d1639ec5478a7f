/** What is wrong with a phone number whose digits may be parted by dashes, in a sentence that says what to do; nothing when it can be dialled. */
export function phoneNumberProblem(number: string) {
  if (number === '') return
  if (!/^\+?[\d-]+$/.test(number)) return '電話番号は、数字とハイフンで入力してください。'
  const digits = number.replaceAll(/\D/g, '')
  if (number.startsWith('+')) return digits.length < 8 || digits.length > 15 ? '国番号からの番号を、8桁から15桁で入力してください。' : undefined
  if (!digits.startsWith('0')) return '市外局番か、090などの0から入力してください。'
  // Mobile and IP phones have eleven digits; 0120 is free of charge, 020 a pager.
  const wanted = /^0[5789]0/.test(digits) ? 11 : 10
  const missing = wanted - digits.length
  if (missing === 0) return
  return missing > 0 ? `番号が${missing}桁足りません。${wanted}桁で入力してください。` : `番号が${-missing}桁多いです。${wanted}桁で入力してください。`
}
