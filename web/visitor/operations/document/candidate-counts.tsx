/** How companies see numbers of candidates (server/candidates/search/search/list-candidates.ts). */
export const CandidateCounts = () => (
  <section id="people">
    <h2>求職者の人数</h2>
    <p>
      企業が求職者をさがすとき、1人から4人の人数は示しません。条件の横の人数は5人きざみに切り捨てます。人数の差から、だれかがわからないようにするためです。ブロックされた企業には、その人はどの人数にも入りません。
    </p>
    <p>
      さがした結果は、プロフィールか意向を新しく書いた人から並べ、200人まで見せます。1つの企業が1日に開けるプロフィールは100人まで、送れるスカウトは30通までです。
    </p>
  </section>
)
