export type DocsLanguage = 'ja' | 'en'

export type DocsGroup = { names: Record<DocsLanguage, string>; pages: string[] }

/** The guides in their order: each is `docs/ja/SLUG.md` and `docs/en/SLUG.md`. */
export const guideGroups: DocsGroup[] = [
  { names: { ja: '求職者', en: 'Candidates' }, pages: ['candidates/start', 'candidates/privacy', 'candidates/contact'] },
  { names: { ja: '採用担当者', en: 'Recruiters' }, pages: ['recruiters/start', 'recruiters/jobs', 'recruiters/hiring'] },
  {
    names: { ja: '運営者', en: 'Operators' },
    pages: [
      'operators/install',
      'operators/configure',
      'operators/launch',
      'operators/backup',
      'operators/upgrade',
      'operators/scale',
      'operators/security',
      'operators/law',
    ],
  },
  { names: { ja: '連携', en: 'Integrators' }, pages: ['integrators/api', 'integrators/webhooks', 'integrators/feeds', 'integrators/import'] },
  { names: { ja: '開発者', en: 'Developers' }, pages: ['developers/architecture', 'developers/words', 'developers/writing', 'developers/tests'] },
]

export const guideSlugs = ['index', ...guideGroups.flatMap(({ pages }) => pages)]

/** Longer documents that exist once, each as its file and the name in its address. */
export const references: Record<string, { file: string; language: DocsLanguage }> = {
  operations: { file: 'docs/operations.md', language: 'en' },
  scale: { file: 'docs/scale.md', language: 'en' },
  security: { file: 'docs/security.md', language: 'en' },
  access: { file: 'docs/access.md', language: 'en' },
  leaving: { file: 'docs/leaving.md', language: 'en' },
  'legal-texts': { file: 'docs/legal-texts.md', language: 'en' },
  import: { file: 'docs/import.md', language: 'ja' },
  'posting-lint': { file: 'docs/posting-lint.md', language: 'ja' },
  architecture: { file: 'docs/architecture.md', language: 'en' },
  glossary: { file: 'docs/glossary.md', language: 'en' },
  contributing: { file: 'CONTRIBUTING.md', language: 'en' },
  measurements: { file: 'bench/README.md', language: 'en' },
  changelog: { file: 'CHANGELOG.md', language: 'en' },
  decisions: { file: 'docs/decisions/README.md', language: 'en' },
}
