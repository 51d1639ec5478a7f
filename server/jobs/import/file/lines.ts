const LONGEST = 4 * 1024 * 1024

/** Lines with their number. A line beyond 4 million characters is undefined: it is skipped without filling the memory. */
export async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<{ number: number; line: string | undefined }> {
  let number = 1
  let rest: string[] = []
  let length = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      const line = length + end - from > LONGEST ? undefined : rest.join('') + chunk.slice(from, end)
      yield { number: number++, line }
      rest = []
      length = 0
      from = end + 1
    }
    length += chunk.length - from
    if (length <= LONGEST) rest.push(chunk.slice(from))
    else rest = []
  }
  if (length > 0) yield { number, line: length > LONGEST ? undefined : rest.join('') }
}
