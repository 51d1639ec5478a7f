/** 求職者 04DB（SRE・8年） as a card says it: first what one knows them by, then the rest in small. */
export function cardName(name: string) {
  const [, code, told] = /^求職者 ([0-9A-F]{4})（(.+)）$/.exec(name) ?? []
  if (code && told) return told.startsWith('プロフィール') ? { who: `求職者 ${code}`, rest: told } : { who: told, rest: code }
  const at = name.indexOf('さん（')
  return at > 0 && name.endsWith('）') ? { who: name.slice(0, at + 2), rest: name.slice(at + 3, -1) } : { who: name, rest: '' }
}
