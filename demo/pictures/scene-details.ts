/** The one distinctive thing of a scene, drawn around x = 0 and standing on y = 164. `L` light, `T` tile, `I` ink, `M` the middle plane. */
const line = (d: string, colour = 'L', width = 3) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const solid = (d: string, colour = 'I') => `<path d="${d}" fill="${colour}"/>`
const dot = (x: number, y: number, radius: number, colour = 'L') => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`
const repeat = (count: number, draw: (place: number) => string) => Array.from({ length: count }, (_, place) => draw(place)).join('')

export const sceneDetails: Record<string, string> = {
  pipe: line('M-640 184H-15M15 184H640', 'T', 5) + line('M0 176v-12M-10 172l-6-8M10 172l6-8'),
  furrows:
    line(
      repeat(7, (n) => `M${(n - 3) * 26} 166L${(n - 3) * 92} 200`),
      'M',
      3,
    ) +
    solid('M60 164v-26h16v26ZM52 140l16-14 16 14Z', 'I') +
    dot(68, 150, 3, 'L'),
  rafts: repeat(3, (n) => solid(`M${n * 64 - 96} 148h44l8 8h-60Z`, 'I')) + line('M-190 150v-18M-190 132l12 5-12 5', 'I', 3) + dot(-190, 152, 4, 'L'),
  trees: repeat(5, (n) => solid(`M${n * 30 - 60} ${126 - (n % 3) * 8}l14 42h-28Z`, 'I')) + line('M110 200q-10-24 40-36', 'T', 4),
  panels: repeat(3, (n) => solid(`M${n * 62 - 100} 164l14-24h44l-14 24Z`, 'I') + line(`M${n * 62 - 92} 152h43M${n * 62 - 64} 140l-14 24`, 'T', 2)),
  crane: line('M0 164V70h96M-30 70H0M-30 70v12M76 70v34M0 84l18-14M-14 164h28', 'I', 4) + solid('M66 104h20v14H66Z', 'I') + dot(0, 62, 3, 'L'),
  houses: repeat(3, (n) => solid(`M${n * 56 - 84} 166v-26l22-18 22 18v26Z`, 'I')) + solid('M-12 146h12v12h-12Z', 'L'),
  road:
    line('M-640 184H640', 'T', 3).replace('/>', ' stroke-dasharray="22 18"/>') +
    solid('M-34 142q0-6 6-6h56q8 0 10 10l2 22h-74Z', 'L') +
    solid('M-26 142h16v11h-16ZM-4 142h16v11H-4Z', 'I') +
    dot(-18, 169, 6, 'T') +
    dot(22, 169, 6, 'T') +
    line('M110 166v-32', 'T', 3) +
    dot(110, 130, 7, 'T'),
  flight:
    line('M-190 120q90-76 200-66', 'I', 2.5).replace('/>', ' stroke-dasharray="2 9"/>') +
    line('M14 48h36M14 44v8M50 44v8M32 48v8', 'I', 3) +
    solid('M25 56h14v10H25Z', 'I'),
  dish:
    solid('M-30 118a34 34 0 0 0 48 34Z', 'I') +
    line('M-6 135l18-20M2 146v20M-12 166h28', 'I', 4) +
    dot(13, 114, 3.4, 'I') +
    line('M26 104a14 14 0 0 0-10-12M36 98a26 26 0 0 0-18-18', 'L', 2.5),
  lanterns:
    line('M-150 166V108q150 34 300 0v58', 'I', 2.5) +
    repeat(
      5,
      (n) =>
        solid(`M${n * 56 - 121} ${124 + [0, 6, 8, 6, 0][n]!}h18q5 11 0 22h-18q-5-11 0-22Z`, 'L') +
        line(`M${n * 56 - 118} ${120 + [0, 6, 8, 6, 0][n]!}h12`, 'I', 3),
    ),
  boxes:
    solid('M-70 164v-36h36v36ZM-30 164v-36H6v36ZM-50 126V96h32v30Z', 'I') +
    line('M-52 128v10M-12 128v10M-34 96v9', 'T', 3) +
    line('M60 164h60M60 164v-44', 'L', 4) +
    dot(72, 171, 5, 'L') +
    dot(110, 171, 5, 'L'),
  tents:
    repeat(3, (n) => solid(`M${n * 70 - 105} 166l32-38 32 38Z`, 'I') + solid(`M${n * 70 - 81} 166l8-18 8 18Z`, 'T')) +
    line('M-73 128v-14M-73 114l12 4-12 5', 'I', 2.5),
  night: solid('M-70 166V90h140v76Z', 'I') + repeat(8, (n) => solid(`M${-54 + (n % 4) * 30} ${102 + Math.floor(n / 4) * 28}h16v16h-16Z`, n === 6 ? 'L' : 'M')),
  stage:
    solid('M40 20l92 146h-144Z', 'L').replace('/>', ' opacity=".55"/>') +
    line('M-110 166h300', 'T', 4) +
    dot(60, 146, 5, 'I') +
    solid('M53 166l3-14h8l3 14Z', 'I'),
  bridge:
    line('M-640 150H640M-130 150q130-92 260 0', 'I', 5) +
    line('M-78 150v-28M-39 150v-41M0 150v-45M39 150v-41M78 150v-28', 'I', 2.6) +
    solid('M20 138h26v9H20Z', 'L'),
  sawtooth:
    solid('M-90 166v-30l36-20v20l36-20v20l36-20v50ZM34 166V92h14v74Z', 'I') +
    line('M41 82q-6-10 4-18t-2-20', 'L', 4) +
    solid('M-74 146h12v10h-12ZM-38 146h12v10h-12Z', 'T'),
  school:
    solid('M-90 166v-40h66V112L0 98l24 14v14h66v40Z', 'I') +
    dot(0, 122, 7, 'L') +
    line('M0 118v4l3 2', 'I', 1.6) +
    repeat(6, (n) => solid(`M${[-80, -62, -44, 32, 50, 68][n]} 138h10v12h-10Z`, 'T')),
  wheels:
    line('M-640 186H640', 'T', 2) +
    `<g fill="none" stroke="L" stroke-width="3"><circle cx="-26" cy="164" r="16"/><circle cx="26" cy="164" r="16"/><path d="M-26 164l16-28h20l16 28M-10 136L2 164l12-22M-16 134h10" stroke-linejoin="round" stroke-linecap="round"/></g>`,
  stalls: repeat(
    3,
    (n) =>
      solid(`M${n * 70 - 103} 134h56v32h-56Z`, 'I') +
      solid(`M${n * 70 - 109} 120h68v14h-68Z`, 'L') +
      line(`M${n * 70 - 92} 122v10M${n * 70 - 75} 122v10M${n * 70 - 58} 122v10`, 'I', 5),
  ),
  barrels:
    repeat(3, (n) => solid(`M${n * 54 - 74} 120h36q7 22 0 46h-36q-7-22 0-46Z`, 'I') + line(`M${n * 54 - 77} 132h42M${n * 54 - 77} 154h42`, 'T', 2.4)) +
    dot(4, 108, 3) +
    dot(10, 98, 2),
  sheets: repeat(
    4,
    (n) =>
      `<path d="M${n * 40 - 80} ${150 - n * 9}h32v42h-32Z" fill="L" stroke="I" stroke-width="2"/>` +
      line(`M${n * 40 - 73} ${160 - n * 9}h18M${n * 40 - 73} ${168 - n * 9}h11`, 'M', 2),
  ),
  sound: line('M-88 146v8M-66 136v28M-44 122v52M-22 140v20M0 108v76M22 132v34M44 118v58M66 138v24M88 146v8', 'L', 5),
  lamp:
    line('M0 166V92q0-14 16-14h10', 'I', 4) +
    solid('M14 78h28l6 14H8Z', 'I') +
    solid('M8 92h40l34 74h-104Z', 'L').replace('/>', ' opacity=".45"/>') +
    line('M-80 166v-18h34v18M-80 154h34', 'T', 3),
}
