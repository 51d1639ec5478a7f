import { parseArgs } from 'node:util'
import { type Format, formats } from '../formats/recognise-format.ts'

export type ImportArguments = { path: string; format?: Format; isDryRun: boolean; rejects?: string }

const USAGE = `使い方: npm run import -- ファイルまたはフォルダー [--format ${formats.join('|')}] [--dry-run] [--rejects 書き出し先]`

/** The options of the command line, or the error message. */
export function readArguments(given: string[]): ImportArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        rejects: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    const [path, ...others] = positionals
    if (values.help || !path || others.length > 0) return USAGE
    const format = formats.find((one) => one === values.format?.toLowerCase())
    if (values.format !== undefined && !format) return `--format に「${values.format}」はありません。\n${USAGE}`
    return { path, isDryRun: values['dry-run'], ...(format && { format }), ...(values.rejects && { rejects: values.rejects }) }
  } catch (error) {
    return `${error instanceof Error ? error.message.split('.')[0] : ''}\n${USAGE}`
  }
}
