import type { AttachedFile } from '#contract/conversations/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { byteText } from './byte-text.ts'
import './attach.css'

const notYet = { scanning: '安全を確かめています', refused: '安全が確かめられないため、開けません', clean: '' }

/** A file of a message: for saving, never for showing. */
export function FileCard({ file }: { file: AttachedFile }) {
  const body = (
    <>
      <Icon name="file" />
      <span>
        <bdi>{file.file_name}</bdi>
        <small>{notYet[file.state] || byteText(file.byte_size)}</small>
      </span>
    </>
  )
  if (file.state !== 'clean') return <div className="attach">{body}</div>
  return (
    <a className="attach" href={file.url} download={file.file_name}>
      {body}
    </a>
  )
}
