const scripts = { katakana: { letters: /[ぁ-ゖゝゞ]/g, by: 0x60 }, hiragana: { letters: /[ァ-ヶヽヾ]/g, by: -0x60 } }

/** A text with its kana in one script. Long vowels stay as they are written. */
export const shiftKana = (text: string, script: keyof typeof scripts): string => {
  const { letters, by } = scripts[script]
  return text.replaceAll(letters, (letter) => String.fromCharCode(letter.charCodeAt(0) + by))
}
