import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { NoRelease } from '../run.ts'

export const architectures = ['x64', 'arm64'] as const
export type Architecture = (typeof architectures)[number]

/** The machine in the header of an ELF file, at byte 18. */
const machines = { x64: 62, arm64: 183 }

/** Deletes what packages bring for other machines, then looks at the first bytes of every file: none may be a program of another one. */
export async function onlyNativeFiles(folder: string, architecture: Architecture) {
  for (const { parentPath, name } of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const isPrebuild = parentPath.endsWith('/prebuilds') && name !== `linux-${architecture}`
    if (isPrebuild || name.endsWith('.musl.node')) await rm(join(parentPath, name), { recursive: true, force: true })
  }
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const strange: string[] = []
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    const kind = await kindOf(path)
    if (kind === undefined ? name.endsWith('.node') : kind !== machines[architecture]) strange.push(path)
  }
  if (strange.length) throw new NoRelease(`These files do not run on linux-${architecture}:\n${strange.join('\n')}`)
}

/** The machine of an ELF file, or the name of another system's programs; undefined for a file that is no program. */
async function kindOf(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(20), 0, 20, 0)
    if (bytesRead < 20) return undefined
    const magic = buffer.readUInt32BE(0)
    if (magic === 0x7f_45_4c_46) return buffer.readUInt16LE(18)
    if ([0xfe_ed_fa_cf, 0xcf_fa_ed_fe, 0xca_fe_ba_be].includes(magic)) return 'Mach-O'
    return magic >>> 16 === 0x4d_5a && /\.(node|exe|dll)$/.test(path) ? 'Windows' : undefined
  } finally {
    await file.close()
  }
}
