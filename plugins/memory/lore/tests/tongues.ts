/** Sourcebooks of a page in languages other than English: a section each, and questions with the section that answers them, in other forms of its words. */
export const tongues: Readonly<
  Record<string, { readonly sections: Readonly<Record<string, string>>; readonly questions: Readonly<Record<string, string>> }>
> = {
  de: {
    sections: {
      Hafen: "In den alten Häusern am Hafen schlafen Schmuggler auf nassen Säcken. Wer die Losung nicht kennt, den werfen sie ins Wasser.",
      Turm: "Der Orden der Asche bewacht seit hundert Jahren die Glocke im Turm. Läutet jemand sie, so kehren die Ertrunkenen zurück.",
      Müllerin: "Die Müllerin verkaufte ihre Stimme einem fahrenden Händler und bekam dafür einen Spiegel aus Zinn.",
      Wald: "Im Wald hinter dem Kloster sammeln die Kinder Pilze, die nachts leuchten und bitter schmecken.",
    },
    questions: {
      "Wer schläft im Haus des Schmugglers?": "Hafen",
      "Welcher Händler kaufte die Stimme?": "Müllerin",
      "Leuchtet ein Pilz?": "Wald",
    },
  },
  fr: {
    sections: {
      Moulin: "Dans les ruines du moulin, les loups se rassemblent à la tombée de la nuit. La meunière garde la clef de la cave.",
      Port: "Le capitaine du port ne parle jamais de son frère, qui s'est noyé dans la rade il y a sept hivers.",
      Abbaye: "Les moines de l'abbaye copient des livres interdits et les vendent aux nobles de la capitale.",
      Forêt: "Une chasseresse aveugle parcourt la forêt et tire ses flèches sur tout ce qui chante.",
    },
    questions: {
      "Quel moine vendait un livre interdit ?": "Abbaye",
      "Où se rassemblait le loup ?": "Moulin",
      "Qui tirait une flèche ?": "Forêt",
    },
  },
  es: {
    sections: {
      Cueva: "Los pescadores dejan ofrendas en la cueva para que la sirena no se lleve a sus hijos.",
      Molino: "El alcalde escondió las cartas de la condesa debajo de las tablas del molino viejo.",
      Mercado: "En el mercado nocturno se compran sueños embotellados, pagados con mechones de pelo.",
      Torre: "Dos gigantes dormidos sostienen la torre; cuando roncan, tiemblan las ventanas de la ciudad.",
    },
    questions: { "¿Quién esconde una carta?": "Molino", "¿Dónde comprar un sueño?": "Mercado", "¿Qué ofrenda deja un pescador?": "Cueva" },
  },
  it: {
    sections: {
      Torre: "I cavalieri della torre nera custodiscono la spada spezzata del re. Nessuno può toccarla senza perdere la voce.",
      Locanda: "La vecchia ostessa conosce tutte le strade segrete sotto la città e le vende per una moneta d'argento.",
      Palude: "Nella palude crescono fiori rossi; chi li raccoglie dimentica il nome di sua madre.",
      Ponte: "Due fratelli litigano da vent'anni per il pedaggio del ponte e nessun mercante vuole attraversarlo.",
    },
    questions: {
      "Quale strada segreta vendeva?": "Locanda",
      "Che fiore rosso raccogliere?": "Palude",
      "Quali mercanti attraversano?": "Ponte",
    },
  },
  pt: {
    sections: {
      Mina: "Os mineiros encontraram uma porta de bronze no fundo da montanha e ninguém conseguiu abri-la.",
      Corvos: "A rainha dos corvos mora numa torre sem janelas e só recebe visitantes durante a lua nova.",
      Praia: "Na praia, as crianças vendem conchas que repetem as últimas palavras dos afogados.",
      Mosteiro: "Os monges do mosteiro cultivam abelhas cujo mel faz esquecer antigas dívidas.",
    },
    questions: { "Que porta encontrou o mineiro?": "Mina", "Quem recebia um visitante?": "Corvos", "Onde se vende uma concha?": "Praia" },
  },
  ru: {
    sections: {
      Мельница: "В заброшенной мельнице живёт ведьма, которая покупает имена у заблудившихся путников.",
      Ворота: "Стражники у ворот пропускают только тех, кто носит медное кольцо старого князя.",
      Озеро: "На дне озера лежат колокола, и рыбаки слышат их звон перед бурей.",
      Кузница: "Кузнец подковывает лошадей серебряными гвоздями и не берёт за это денег.",
    },
    questions: {
      "Какое имя купила ведьма у путника?": "Мельница",
      "Где носили кольца князя?": "Ворота",
      "Слышит ли рыбак колокол?": "Озеро",
    },
  },
  ja: {
    sections: {
      港: "港の古い倉庫には歌姫の幽霊が住んでいると漁師たちは言う。夜になると歌声が聞こえる。",
      塔: "王の剣は三つに折られ、それぞれ別の塔に隠された。",
      森: "森の狐は旅人にHPを回復する薬草を売るが、代金として思い出を取る。",
      橋: "橋の下の鬼は盗まれた名前を集めている。",
    },
    questions: { "歌姫はどこにいる？": "港", 王の剣は折れたのか: "塔", "薬草でHPを回復できる？": "森" },
  },
  zh: {
    sections: {
      渡口: "老渡船夫把沉没之城的地图藏在楼梯下面，从不告诉任何人。",
      高塔: "国王的剑被折成三段，分别藏在三座高塔里。",
      集市: "夜间集市上有人出售装在瓶子里的梦，用头发付钱。",
      寺庙: "寺庙的和尚养蜂，蜂蜜能让人忘记旧债。",
    },
    questions: { "谁藏了地图？": "渡口", 在哪里买梦: "集市", 国王的剑在哪里: "高塔" },
  },
  ar: {
    sections: {
      المنارة: "يخفي حارس المنارة العجوز خريطة المدينة الغارقة تحت السلالم ولا يخبر بها أحدا.",
      البرج: "انكسر سيف الملك إلى ثلاث قطع، وكل قطعة مخبأة في برج بعيد.",
      السوق: "في السوق الليلي يبيع التجار أحلاما في زجاجات مقابل خصلات من الشعر.",
      الدير: "يربي رهبان الدير النحل، ومن أكل عسلهم نسي ديونه القديمة.",
    },
    questions: { "أين خرائط المدن الغارقة؟": "المنارة", "من يبيع الأحلام في السوق؟": "السوق", "ما دين من أكل العسل؟": "الدير" },
  },
};
