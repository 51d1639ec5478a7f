/** The drawing that a path stands for, without any look-up, or null. */
export function demoPicture(path: string): string | null {
  return /^\/demo\/pictures\/companies\/[1-9][0-9]{0,9}\/(?:logo|scene-[1-3])\.svg$/.test(path)
    ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" fill="#d6e3e6"/></svg>'
    : null
}
