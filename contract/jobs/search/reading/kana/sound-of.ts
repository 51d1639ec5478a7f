const rows: readonly [letters: string, long: string][] = [
  ['あかさたなはまやらわがざだばぱゃ', 'あ'],
  ['いきしちにひみりぎじびぴ', 'い'],
  ['うくすつぬふむゆるぐずぶぷゅ', 'う'],
  ['えけせてねへめれげぜでべぺ', 'えい'],
  ['おこそとのほもよろをごぞどぼぽょ', 'おう'],
]
const lengthened = rows.map(([letters, long]) => new RegExp(`(?<=[${letters}])[${long}]`, 'gu'))

/** One spelling for what sounds alike, of a text in folded letters: リモート and りもーと, とうきょう and とーきょー, 「リモ－ト」 with a hyphen. */
export function soundOf(text: string): string {
  const hiragana = text
    .replaceAll(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replaceAll('ぢ', 'じ')
    .replaceAll('づ', 'ず')
    .replaceAll(/(?<=[ぁ-ゖ])-(?=[ぁ-ゖ]|$)/g, 'ー')
  return lengthened.reduce((sound, vowel) => sound.replaceAll(vowel, 'ー'), hiragana)
}
