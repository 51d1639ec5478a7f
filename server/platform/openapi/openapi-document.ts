export type Parameter = { name: string; in: string; description?: string; example?: unknown; schema?: { type?: string; description?: string } }
export type RequestBody = { content: Record<string, { schema?: object; example?: unknown }> }
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, { description?: string; content?: Record<string, { schema?: object; example?: unknown }> }>
}
export type OpenApiDocument = { openapi: string; info: object; paths: Record<string, Record<string, Operation>>; components: object }
