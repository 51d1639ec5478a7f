import { deviceStorage } from '#web/platform/calls/device-storage.ts'
import { savedInput } from '#web/platform/forms/kept/saved-input.ts'

/** A draft, and the moment of the server's draft of which it is the continuation. */
type Draft = { message: string; based_on: string }
type DeviceDraft = Draft & { is_saved?: boolean }

/** The draft of a message: in this tab, and where the candidate chose to read without a connection, on this device (`‹account›:company-5`). */
export const keptDraft = {
  /** What this device keeps of an earlier visit counts unless the server had a later one at the time of the page. An empty text says that the draft was sent. */
  read(key: string, at: string | null): Draft | undefined {
    const [message, based_on] = savedInput.read(key) ?? []
    if (message?.[1]) return { message: message[1], based_on: based_on?.[1] ?? '' }
    const device = readDevice(key)
    return device && !(device.is_saved && (at ?? '') > device.based_on) ? device : undefined
  },
  write(key: string, draft: Draft) {
    savedInput.write(key, [
      ['message', draft.message],
      ['based_on', draft.based_on],
    ])
    writeDevice(key, draft)
  },
  /** The server has it as well. */
  isSaved(key: string) {
    const device = readDevice(key)
    if (device) writeDevice(key, { ...device, is_saved: true })
  },
  /** It was sent, or emptied: a kept copy of the page, which still has it, shows it no more. */
  forget(key: string, based_on: string | null) {
    savedInput.forget(key)
    writeDevice(key, { message: '', based_on: based_on ?? '', is_saved: true })
  },
}

function readDevice(key: string): DeviceDraft | undefined {
  const [owner = '', conversation = ''] = key.split(':')
  try {
    return (JSON.parse(deviceStorage.read('draft', owner, conversation) ?? 'null') as DeviceDraft | null) ?? undefined
  } catch {
    return undefined
  }
}

function writeDevice(key: string, draft: DeviceDraft) {
  const [owner = '', conversation = ''] = key.split(':')
  if (deviceStorage.read('reading', owner)) deviceStorage.write('draft', owner, conversation, JSON.stringify(draft))
}
