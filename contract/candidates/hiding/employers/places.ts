/** Prefectures and large cities, between bars: what stands behind the name of an employer, and which surnames are names of places, too. */
export const PLACES =
  '北海道|青森|岩手|宮城|秋田|山形|福島|茨城|栃木|群馬|埼玉|千葉|東京|神奈川|新潟|富山|石川|福井|山梨|長野|岐阜|静岡|愛知|三重|滋賀|京都|大阪|兵庫|奈良|和歌山|鳥取|島根|岡山|広島|山口|徳島|香川|愛媛|高知|福岡|佐賀|長崎|熊本|大分|宮崎|鹿児島|沖縄|札幌|仙台|横浜|川崎|名古屋|神戸|北九州|さいたま|堺|浜松|渋谷|新宿|品川|港|日本|関東|関西|東海|東北|九州|中国|四国|北陸|首都圏'
