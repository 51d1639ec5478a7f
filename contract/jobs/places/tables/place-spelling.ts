/** Kanji that addresses and stations write in two ways. */
const alike: Record<string, string> = {
  髙: '高',
  﨑: '崎',
  龍: '竜',
  檜: '桧',
  曾: '曽',
  淵: '渕',
  澤: '沢',
  濵: '浜',
  濱: '浜',
  邊: '辺',
  邉: '辺',
  櫻: '桜',
  嶋: '島',
  國: '国',
  齋: '斎',
  廣: '広',
  惠: '恵',
  條: '条',
  蘆: '芦',
  籠: '篭',
  壺: '壷',
}
const variants = new RegExp(Object.keys(alike).join('|'), 'gu')
/** Names that people write with other letters altogether. */
const renamed: Record<string, string> = { なんば: '難波', うめだ: '梅田', 三ノ宮: '三宮', あべの: '阿倍野' }

/**
 * The one spelling under which a place is found: width and case, 霞が関 and 霞ヶ関, 四ツ谷 and 四谷, 御茶ノ水 and お茶の水, 髙 and 高. Only for comparing; people read the name of the table.
 */
export function placeSpelling(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(variants, (letter) => alike[letter] ?? letter)
    .replaceAll(/(?<=\p{Script=Han})[がケヶヵカ](?=[\p{Script=Han}])/gu, 'ヶ')
    .replaceAll(/(?<=\p{Script=Han})[ノの之](?=[\p{Script=Han}])/gu, 'ノ')
    .replaceAll(/(?<=[一二三四五六七八九十])[ツッつ](?=\p{Script=Han})/gu, '')
    .replaceAll(/お(?=茶ノ)/gu, '御')
  return renamed[folded.replace(/駅$/, '')]?.concat(folded.endsWith('駅') ? '駅' : '') ?? folded
}
