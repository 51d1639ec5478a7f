/** What a file dialog offers; the server looks at the content. */
export const acceptedFiles = '.pdf,.png,.jpg,.jpeg,.webp,.gif,.docx,.xlsx,.pptx,.txt,.csv,.md'
