const OF = String.raw`(?:タイム|勤務|ワーク)?(?:制度?)?(?:の?(?:支給|設定|適用|導入|採用|制度|実施|対応|利用|運用|想定))?`
const PARTICLE = String.raw`(?:では|には|について|に関しては|[はもを:=])?\s?`
const NOW = String.raw`(?:現在|現時点では|今のところ|当面|原則(?:として)?|基本的に|一切)?[はも]?\s?`
const DONE = String.raw`(?:(?:導入|採用|適用|実施|支給|設定|用意|想定|対応|許可)(?:は?し)?|設け|行[なわっい]*|おこな[わっい]*|含[まめんみ]*れ?|認め|でき|あり|ござい)`
const NO = String.raw`(?:なし|無し?(?!料)|不可|不支給|不要|NG|×|ゼロ|0\s?(?:円|時間|h)|対象外|非対応|廃止|(?:導入を?)?(?:検討中|予定)|${DONE}[てで]?(?:い|おり|は?おらず)?(?:ません|ない|ず))`
const DENIAL = new RegExp(`^${OF}${PARTICLE}${NOW}${NO}`)

/** Whether the words behind a name, in plain form, deny it: なし, は導入していません, の適用はありません. A planned thing counts as denied, too. */
export const isDenied = (after: string) => DENIAL.test(after.slice(0, 60))
