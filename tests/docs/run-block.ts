import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CodeBlock } from './code-blocks.ts'
import type { DocumentedSite } from './documented-site.ts'

const code = process.cwd()

/** `npm run` belongs to the folder of the code, wherever the reader's files lie. */
const prologue = `set -eu\nnpm() { command npm --prefix '${code}' "$@"; }\n`

/** Runs a block as a reader would, in the reader's folder: what it wrote, and how it ended. */
export async function runBlock(site: DocumentedSite, block: CodeBlock, name: string) {
  const env = {
    ...process.env,
    // As the site of the test has it.
    NODE_ENV: 'production',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    DATA_DIR: site.folder,
    FILES_DIR: '',
    DEV_INBOX: '',
    LOG_LEVEL: 'warn',
    DEMO_DATA: 'off',
    PATH: `${join(code, 'node_modules/.bin')}:${process.env.PATH}`,
    HOME: site.home,
    MEBAE: site.url,
    MEBAE_KEY: site.key,
    COMPANY_ID: String(site.company_id),
  }
  const file = join(site.home, `${name}.${block.language}`)
  const text = block.text.replaceAll(/\bmebae-\d{8}-\d{6}Z\b/g, await site.newestBackup().catch(() => ''))
  await writeFile(file, block.language === 'sh' ? prologue + text : text)
  return new Promise<{ file: string; status: number | null; output: string }>((resolve, reject) => {
    const program = spawn(block.language === 'sh' ? '/bin/bash' : process.execPath, [file], { cwd: site.home, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
    program.on('error', reject)
    program.on('close', (status) => resolve({ file, status, output }))
  })
}
