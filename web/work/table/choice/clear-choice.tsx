import { WorkIcon } from '#web/work/parts/work-icon.tsx'
import { boxesOf } from './use-chosen.ts'

/** Takes every row of a list out of the selection. */
export const ClearChoice = ({ form }: { form: string }) => (
  <button
    type="button"
    className="button icon"
    aria-label="選択を解除"
    onClick={() => {
      for (const box of boxesOf(form)) box.checked = false
      document.dispatchEvent(new Event('change'))
    }}
  >
    <WorkIcon name="close" />
  </button>
)
