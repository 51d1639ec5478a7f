/** The sentence after a postal code was looked up. */
export const addressFilled = {
  whole: '住所を入れました。番地を足してください。',
  inPart: '都道府県を入れました。市区町村から先は、書いてある内容のままです。',
}
