import { useState } from 'react'
import { LARGEST_FILE, MOST_FILES } from '#contract/conversations/message-limits.ts'
import type { AttachedFile } from '#contract/conversations/messages.ts'
import type { ConversationCalls } from '../message/conversation-calls.ts'

/** The files of the next message: the browser uploads each as soon as the user chooses it. */
export function useFiles(unsent: AttachedFile[], { upload, removeFile }: Pick<ConversationCalls, 'upload' | 'removeFile'>, most = MOST_FILES) {
  const [files, setFiles] = useState(unsent)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  // What came back from a message taken back stands here again, and what another page sent or removed does not.
  const [known, setKnown] = useState(unsent)
  if (unsent !== known) {
    const isIn = (list: AttachedFile[], { id }: AttachedFile) => list.some((one) => one.id === id)
    const added = unsent.filter((file) => !isIn(known, file) && !isIn(files, file))
    setKnown(unsent)
    setFiles([...files.filter((file) => !isIn(known, file) || isIn(unsent, file)), ...added])
  }

  const choose = async (chosen: File[]) => {
    if (chosen.length === 0) return
    setProblem('')
    if (files.length + chosen.length > most) return setProblem(`ファイルは${most}つまで付けられます。`)
    if (chosen.some(({ size }) => size > LARGEST_FILE)) return setProblem('1つ10MBまでのファイルを選んでください。')
    setBusy(true)
    for (const file of chosen) {
      try {
        const kept = await upload(file)
        setFiles((others) => [...others, kept])
      } catch (error) {
        const { data } = error as { data?: { message?: string }[] }
        setProblem((Array.isArray(data) && data[0]?.message) || (error as Error).message)
      }
    }
    setBusy(false)
  }
  const remove = async (id: string) => {
    setFiles((others) => others.filter((file) => file.id !== id))
    await removeFile(id).catch(() => {})
  }
  return { files, isBusy, problem, choose, remove, clear: () => setFiles([]) }
}
