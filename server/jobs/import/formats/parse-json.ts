import { BrokenFile } from '../broken-file.ts'

/** A whole JSON document, or a sentence about where it breaks. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1])
    const line = Number.isFinite(position) ? `${text.slice(0, position).split('\n').length}行目で` : ''
    const isCut = /Unexpected end|Unterminated/.test(String(error))
    throw new BrokenFile(
      isCut ? 'JSON が途中で終わっています。もう一度書き出してください。' : `JSON として${line}読めません。かっこや引用符を確かめてください。`,
    )
  }
}
