import type { SystemFigures } from '#contract/platform/system/system-figures.ts'

export type Warning = SystemFigures['warnings'][number]

export const severe = (code: string, sentence: string, page: string | null = null): Warning => ({ code, is_grave: true, sentence, page })
export const mild = (code: string, sentence: string, page: string | null = null): Warning => ({ code, is_grave: false, sentence, page })
