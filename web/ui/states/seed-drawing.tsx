/** A seed that waits on the ground line of an empty page. */
export const SeedDrawing = () => (
  <svg className="sproutlet" viewBox="0 0 56 44" width="56" height="44" aria-hidden="true">
    <ellipse cx="28" cy="36" rx="9" ry="6" />
  </svg>
)
