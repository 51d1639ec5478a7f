import { WorkKeys } from './keys/work-keys.tsx'
import { PaletteButton, type PaletteButtonProps } from './palette/palette-button.tsx'

/** What the frame of an area mounts once: the button of the palette, and the keys. */
export const WorkTools = (props: PaletteButtonProps) => (
  <>
    <PaletteButton {...props} />
    <WorkKeys />
  </>
)
