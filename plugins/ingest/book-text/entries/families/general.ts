import type { LabelFamily } from "./family.ts";

/** Labels of games of many families. */
export const general: LabelFamily = {
  id: "general",
  labels: {
    creature: {
      hit_points:
        "hp|hit points|health|health points|life|life points|vitality|endurance|wounds|hits|stamina points|trefferpunkte|lebenspunkte|lebensenergie|points de vie|pv|puntos de golpe|puntos de vida|pontos de vida|punti ferita|punti vita|pf",
      armor:
        "armor|armour|armor points|armour points|protection|soak|natural armor|natural armour|rüstung|rüstungsschutz|rs|armure|armadura|blindaje|armatura|protezione",
      armor_class:
        "ac|armor class|armour class|defense|defence|rüstungsklasse|rk|verteidigung|classe d'armure|défense|clase de armadura|defensa|classe de armadura|defesa|ca|classe armatura|difesa",
      speed:
        "speed|move|movement|movement rate|pace|mv|bewegungsrate|bewegung|bewegungsweite|geschwindigkeit|gs|vitesse|déplacement|velocidad|movimiento|velocidade|deslocamento|movimento|velocità",
      initiative: "initiative|init|initiativebonus|iniciativa|iniziativa",
      attacks:
        "attack|attacks|melee|ranged|att|no. of attacks|number of attacks|angriff|angriffe|attaque|attaques|ataque|ataques|attacco|attacchi",
      damage: "damage|damage inflicted|harm|schaden|dégâts|dommages|daño|dano|danno|danni",
      size: "size|größe|taille|tamaño|tamanho|taglia",
      senses: "senses|perception|sinne|sens|sentidos|sensi|wahrnehmung",
      skills: "skills|fertigkeiten|talente|compétences|habilidades|perícias|abilità|competencias",
      resistances: "resistances|resistance|resistenzen|résistances|resistencias|resistências|resistenze",
      immunities: "immunities|immunity|immunitäten|immunités|inmunidades|imunidades|immunità",
      weaknesses:
        "weakness|weaknesses|vulnerabilities|vulnerability|schwächen|verwundbarkeiten|faiblesses|vulnérabilités|debilidades|vulnerabilidades|fraquezas|debolezze|vulnerabilità",
      special:
        "special|special abilities|abilities|special qualities|traits|besonderheiten|spezial|sonderfähigkeiten|capacités|capacités spéciales|spécial|especial|rasgos|características|speciale|tratti",
      tactics: "tactics|behavior|behaviour|combat|taktik|tactique|táctica|tática|tattica|kampfverhalten",
      motive:
        "motive|motivation|drive|drives|goal|wants|needs|motivation|ziel|motivación|motivação|motivazione|objectif|objetivo|obiettivo",
      environment: "environment|habitat|terrain|climate|lebensraum|vorkommen|environnement|entorno|ambiente|terreno",
      threat: "threat|threat level|danger|difficulty|gefahr|bedrohung|amenaza|ameaça|minaccia",
    },
    power: {
      casting_time:
        "casting time|cast time|time to cast|activation|action|zeitaufwand|zauberdauer|wirkzeit|temps d'incantation|durée d'incantation|tiempo de lanzamiento|tempo de conjuração|tempo de execução|tempo di lancio",
      range: "range|reichweite|portée|alcance|rango|gittata|raggio d'azione|portata",
      duration: "duration|wirkungsdauer|dauer|durée|duración|duração|durata",
      components: "components|component|komponenten|composantes|componentes|componenti",
      area: "area|area of effect|wirkungsbereich|bereich|zone d'effet|área|área de efecto|área de efeito|area d'effetto",
      target: "target|targets|ziel|ziele|cible|cibles|objetivo|alvo|bersaglio",
      cost: "cost|mana|mana cost|magic points|point cost|kosten|astralkosten|coût|coste|custo|costo",
      rank: "level|rank|circle|tier|grade|order|grad|stufe|zaubergrad|niveau|cercle|rang|nivel|nível|círculo|livello|cerchio",
      school: "school|tradition|sphere|schule|école|escuela|escola|scuola",
      save: "save|saving throw|resist|resisted by|rettungswurf|jet de sauvegarde|tirada de salvación|salvación|teste de resistência|tiro salvezza",
      trigger: "trigger|auslöser|déclencheur|desencadenante|gatilho|innesco",
      prerequisites:
        "prerequisite|prerequisites|requirement|requirements|requires|voraussetzung|voraussetzungen|prérequis|conditions|requisito|requisitos|prerrequisitos|pré-requisitos|prerequisiti|requisiti",
      effect: "effect|effects|result|wirkung|effekt|effet|effets|efecto|efeito|effetto",
      test: "test|roll|dice pool|pool|activation roll|probe|jet|prueba|teste|prova",
      tags: "tags|keywords",
    },
    item: {
      cost: "cost|price|value|cost (gp)|cost (sp)|price (gp)|market price|preis|kosten|prix|coût|precio|coste|preço|custo|prezzo|costo",
      weight: "weight|wt|wt.|encumbrance|enc|enc.|bulk|load|slots|gewicht|poids|peso|ingombro|encombrement|carga",
      damage: "damage|dmg|harm|schaden|dégâts|daño|dano|danno|danni",
      range: "range|reach|range increment|reichweite|portée|alcance|gittata",
      properties:
        "properties|property|notes|features|qualities|special|eigenschaften|propriétés|propiedades|propriedades|proprietà|merkmale",
      bonus: "bonus|gear bonus",
      rarity: "rarity|availability|seltenheit|verfügbarkeit|rareté|rareza|raridade|rarità",
      rounds: "ammo|ammunition|shots|rate of fire|rof|capacity",
    },
    class: {
      hit_die:
        "hit die|hit dice per level|hp per level|hit points at 1st level|trefferwürfel|dé de vie|dés de vie|dado de golpe|dados de golpe|dado de vida|dados de vida|dado vita|dadi vita",
      prime:
        "prime requisite|prime requisites|key attribute|key skill|key ability|primary ability|hauptattribut|hauptattribute|caractéristique principale|característica principal|atributo principal|atributo-chave|caratteristica primaria",
      proficiencies:
        "weapons allowed|armor allowed|armour allowed|weapon proficiencies|armor proficiencies|class skills|languages known|languages|armour|armor|weapons|waffen|rüstungen|sprachen|rettungswürfe|armes|armures|langues|jets de sauvegarde|armas|armaduras|idiomas|tiradas de salvación|testes de resistência|armi|armature|linguaggi|lingue|tiri salvezza",
      gear: "starting gear|starting equipment|starting items|starting wealth|gear|equipment|possessions|startausrüstung|ausrüstung|équipement|équipement de départ|equipo|equipo inicial|equipamento|equipamento inicial|equipaggiamento",
      stats: "stats|starting stats|attributes|characteristics|attribute|caractéristiques|características|caratteristiche",
      look: "look|looks|appearance|aussehen|apparence|aspecto|aparência|aspetto",
      names: "names|name suggestions|namen|noms|nombres|nomes|nomi",
      bonds: "bonds|relationships|hx|history|contacts|contact|beziehungen|liens|vínculos|legami",
      moves: "moves|starting moves|talents|talent|features|feature|traits|benefits",
      skills: "skills|occupational skills|skill points|fertigkeiten|compétences|habilidades|perícias|abilità",
      wealth: "wealth|credit rating|income|status",
      drive: "drive|motivation",
      advancement: "maximum level|level limit|experience|requirements",
    },
  },
};
