import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { regions } from '#web/candidates/places/regions.ts'

type Props = { chosen: ReadonlySet<number>; prefectures: readonly Lookup[] }

/** The 47 prefectures as tiles. A tile presses the box of its prefecture, and opens the region around it; the boxes are there without it. */
export function TileMap({ chosen, prefectures }: Props) {
  const isScripted = useScripted()
  const press = (id: number, region: string) => {
    const opening = document.getElementById(`region-${region}`)
    if (opening instanceof HTMLInputElement && !opening.checked) opening.click()
    document.getElementById(`prefecture-${id}`)?.click()
  }
  return (
    <svg className={isScripted ? 'tile-map live' : 'tile-map'} viewBox="0 0 342 326" aria-hidden="true">
      {regions.map(({ key, ids }) => {
        const label = labels[key]
        return (
          label && (
            <g key={key} className={ids.some((id) => chosen.has(id)) ? 'some' : undefined}>
              {ids.map((id) => {
                const [x = 0, y = 0, width = 1, height = 1] = tiles[id] ?? []
                return (
                  // The box of the prefecture is the control.
                  <rect
                    key={id}
                    className={chosen.has(id) ? 'on' : undefined}
                    x={3 + x * TILE}
                    y={3 + y * TILE}
                    width={width * TILE}
                    height={height * TILE}
                    rx="3"
                    onClick={isScripted ? () => press(id, key) : undefined}
                  >
                    <title>{prefectures.find((one) => one.id === id)?.name}</title>
                  </rect>
                )
              })}
              <text x={label.x} y={label.y}>
                {label.text}
              </text>
            </g>
          )
        )
      })}
    </svg>
  )
}

const TILE = 24

/** Where each prefecture lies on the grid: column, row, and how many of each where it is more than one. */
const tiles: Record<number, readonly number[]> = {
  1: [12, 0, 2, 2],
  2: [12, 3, 2],
  3: [13, 4],
  4: [13, 5],
  5: [12, 4],
  6: [12, 5],
  7: [12, 6, 2],
  8: [13, 7, 1, 2],
  9: [11, 7, 2],
  10: [10, 7],
  11: [10, 8, 3],
  12: [12, 9, 2],
  13: [11, 9],
  14: [10, 9],
  15: [10, 6, 2],
  16: [9, 6],
  17: [8, 6],
  18: [7, 6],
  19: [9, 8],
  20: [9, 7],
  21: [8, 7],
  22: [8, 9, 2],
  23: [8, 8],
  24: [7, 9],
  25: [7, 7],
  26: [6, 7],
  27: [6, 8],
  28: [5, 7, 1, 2],
  29: [7, 8],
  30: [6, 9],
  31: [4, 7],
  32: [3, 7],
  33: [4, 8],
  34: [3, 8],
  35: [2, 7, 1, 2],
  36: [5, 11],
  37: [5, 10],
  38: [4, 10],
  39: [4, 11],
  40: [1, 8],
  41: [0, 8],
  42: [0, 9],
  43: [1, 9],
  44: [2, 9],
  45: [2, 10],
  46: [1, 10, 1, 2],
  47: [0, 12],
}

/** The name of a region, and where it stands beside its tiles. */
const labels: Record<string, { text: string; x: number; y: number }> = {
  hokkaido: { text: '北海道', x: 238, y: 31 },
  tohoku: { text: '東北', x: 254, y: 115 },
  chubu: { text: '中部', x: 194, y: 138 },
  kanto: { text: '関東', x: 271, y: 262 },
  kinki: { text: '近畿', x: 170, y: 262 },
  chugoku: { text: '中国', x: 55, y: 162 },
  shikoku: { text: '四国', x: 154, y: 286 },
  kyushu: { text: '九州', x: 7, y: 186 },
}
