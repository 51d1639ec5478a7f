import type { Commit } from '../source/clean-commit.ts'
import { user } from './debian-root.ts'

type Image = { architecture: string; version: string; commit: Commit; diffIds: string[] }

/** What a container of the image runs, as whom, and where it writes. The OCI knows no health check: deploy/compose.yaml has it. */
export function imageConfig({ architecture, version, commit, diffIds }: Image) {
  const created = new Date(commit.time * 1000).toISOString()
  return {
    created,
    architecture,
    ...(architecture === 'arm64' ? { variant: 'v8' } : {}),
    os: 'linux',
    config: {
      User: `${user}:${user}`,
      Env: ['PATH=/opt/mebae:/usr/bin:/usr/sbin', 'HOME=/var/lib/mebae', 'HOST=0.0.0.0', 'PORT=3000', 'DATA_DIR=/var/lib/mebae'],
      Entrypoint: ['/opt/mebae/mebae'],
      WorkingDir: '/var/lib/mebae',
      Volumes: { '/var/lib/mebae': {} },
      ExposedPorts: { '3000/tcp': {} },
      StopSignal: 'SIGTERM',
      Labels: {
        'org.opencontainers.image.title': 'Mebae',
        'org.opencontainers.image.version': version,
        'org.opencontainers.image.revision': commit.hash,
        'org.opencontainers.image.licenses': 'MIT',
      },
    },
    rootfs: { type: 'layers', diff_ids: diffIds },
    history: ['Debian', 'Mebae', 'folders to write to'].map((comment) => ({ created, created_by: 'npm run release', comment })),
  }
}
