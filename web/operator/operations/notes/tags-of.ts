/** The tags that somebody wrote into one field, each once. */
export const tagsOf = (text: string) => [
  ...new Set(
    text
      .split(/[、,，\n]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]
