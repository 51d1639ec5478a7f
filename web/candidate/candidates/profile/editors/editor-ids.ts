/** The parts of a profile that are edited on their own; `edit` of the page's address names one. */
export const editorIds = [
  ...(['basic', 'summary', 'history', 'work', 'skills', 'english', 'education', 'vision', 'intention'] as const),
  ...(['wishes', 'details', 'interest', 'availabilities', 'experience', 'contact'] as const),
] as const
export type EditorId = (typeof editorIds)[number]

export const isEditorId = (text: string | null): text is EditorId => editorIds.some((id) => id === text)
