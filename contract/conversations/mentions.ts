const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

/** Whom a comment calls by @ and their whole name, written with or without the blank in it. The longest name counts: @山田太郎 does not call 山田. */
export function mentionedIn<Member extends { name: string }>(comment: string, members: Member[]): Member[] {
  const named = members.map((member) => ({ member, call: `@${plain(member.name)}` })).sort((one, other) => other.call.length - one.call.length)
  let rest = plain(comment)
  return named.flatMap(({ member, call }) => {
    if (call === '@' || !rest.includes(call)) return []
    // Two colleagues of one name are both meant: nobody could say which.
    if (!named.some((other) => other.member !== member && other.call === call)) rest = rest.replaceAll(call, '\n')
    return [member]
  })
}
