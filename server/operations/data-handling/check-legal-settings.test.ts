import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { checkLegalSettings } from './check-legal-settings.ts'

const run = promisify(execFile)
const PUBLIC_URL = 'https://mebae.example'
const all = {
  OPERATOR_NAME: '株式会社めばえ',
  OPERATOR_REPRESENTATIVE: '山田 花子',
  OPERATOR_ADDRESS: '東京都中央区1-1-1',
  OPERATOR_EMAIL: 'desk@mebae.example',
  JOB_INFORMATION_NUMBER: '51-募-000000',
  TELECOM_NUMBER: 'A-00-00000',
  COMPLAINT_DESK: '苦情相談係',
  SERVER_PLACE: '日本国内',
}
const names = Object.keys(all)
const start = (environment: Record<string, string>) => () => checkLegalSettings(readSettings(environment))
const listedBy = (environment: Record<string, string>) => {
  try {
    start(environment)()
  } catch (error) {
    return [...(error as Error).message.matchAll(/^ {2}(\w+)=$/gm)].map(([, name]) => name)
  }
}

test('a public site with every statement starts', () => {
  expect(start({ PUBLIC_URL, ...all })).not.toThrow()
})

test.each(names)('without %s alone the list names it alone', (name) => {
  expect(listedBy({ PUBLIC_URL, ...all, [name]: '' })).toEqual([name])
  expect(listedBy({ PUBLIC_URL, ...all, [name]: name === 'OPERATOR_EMAIL' ? '' : ' ' })).toEqual([name])
})

test('without any of them the list names all, with the law and where to write them', () => {
  expect(listedBy({ PUBLIC_URL })).toEqual(names)
  expect(start({ PUBLIC_URL })).toThrow(/職業安定法43条の2[\s\S]*電気通信事業法16条[\s\S]*\.env に書いて/)
})

test('a trial on this machine needs none of them', () => {
  expect(start({})).not.toThrow()
  expect(start({ PUBLIC_URL: 'http://localhost:8080' })).not.toThrow()
  expect(start({ DATABASE_URL: 'postgres://db/mebae' })).not.toThrow()
})

test('a refused start prints only the list, opens no port and makes nothing', async () => {
  const env = { PATH: process.env.PATH, PUBLIC_URL, DATA_DIR: '/nonexistent/mebae', PORT: '0' }
  const refused = await run(process.execPath, ['server/main.ts'], { env }).catch((error: unknown) => error as { code: number; stdout: string; stderr: string })
  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^公開の PUBLIC_URL（https:\/\/mebae\.example）で起動するには/) })
})
