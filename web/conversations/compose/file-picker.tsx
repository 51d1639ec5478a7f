import { useLayoutEffect, useRef } from 'react'
import { FieldError } from '#web/platform/forms/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { byteText } from '../message/byte-text.ts'
import type { useFiles } from './use-files.ts'

type Files = ReturnType<typeof useFiles>

/** The files of the message; without scripts a file field. */
export function FilePicker({ files: { files, problem, choose, remove } }: { files: Files }) {
  const isScripted = useScripted()
  const plain = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // Adds a file that the user chose before the scripts ran, before its field disappears.
    void choose([...(plain.current?.files ?? [])])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is there when the scripts begin
  }, [])
  return (
    <>
      {files.length > 0 && (
        <ul className="files">
          {files.map(({ id, file_name, byte_size }) => (
            <li key={id} className="attach">
              <span>
                <bdi>{file_name}</bdi>
                <small>{byteText(byte_size)}</small>
              </span>
              <input type="hidden" name="attached_files" value={id} />
              {isScripted && (
                <button type="button" className="button icon bare" aria-label={`${isolated(file_name)}を外す`} onClick={() => void remove(id)}>
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      {!isScripted && (
        <label className="plain-files">
          <Icon name="clip" />
          <span>ファイル（2つまで、1つ10MBまで）</span>
          <input ref={plain} type="file" name="files" multiple accept={acceptedFiles} />
        </label>
      )}
    </>
  )
}

/** Opens the browser's file dialog. */
export const FileButton = ({ files: { isBusy, choose } }: { files: Files }) => (
  <label className="button bare small file-button">
    <Icon name="clip" />
    <span>{isBusy ? '送っています' : 'ファイル'}</span>
    <input
      className="vh"
      type="file"
      multiple
      accept={acceptedFiles}
      disabled={isBusy}
      onChange={({ currentTarget }) => {
        void choose([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      }}
    />
  </label>
)

/** The types that the file dialog offers; the server checks the content. */
const acceptedFiles = '.pdf,.png,.jpg,.jpeg,.webp,.gif,.docx,.xlsx,.pptx,.txt,.csv,.md'
