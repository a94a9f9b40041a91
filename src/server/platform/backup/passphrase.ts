import { randomInt } from 'node:crypto';

/** Short words that are easy to read aloud and to type. Each adds ten bits. */
const WORDS = `
  able acid acorn actor adult after agent agree ahead aisle alarm album alert alley alone along amber
  ample anchor angel angle ankle apple april apron arch area arena arrow artist aside atlas attic
  audio august aunt autumn awake award axis baby back badge bagel baker balcony ball bamboo banana
  band bank banner barge bark barley barn barrel basil basin basket bath bay beach bead beak beam bean
  bear beard beat beauty bed bee bell belt bench berry bicycle bird biscuit blank blanket blaze blend
  block bloom blue board boat body bold bolt bonus book boot border bottle bowl box branch brass brave
  bread breeze brick bridge bright broom brother brown brush bubble bucket budget bull bundle bunny
  bus bush butter button cabin cable cactus cafe cage cake calf calm camel camera camp canal candle
  canoe canvas cape carbon card cargo carpet carrot cart carve castle cat cave cedar ceiling cello
  cement center cereal chain chair chalk chance change chant charm chart cheek cheese chef cherry
  chess chest chicken child chin choir cinema circle circus citrus city clap class clay clean clerk
  clever cliff climb clinic clock cloth cloud clove clown club coach coal coast coat cobra cocoa
  coconut coffee coin cold collar color comb comet comic common copper copy coral cord cork corn
  corner cotton couch cough count country courage cousin cover cow crab craft crane crater crayon
  cream creek cricket crisp crop cross crow crowd crown cruise crumb crust cube cup curd curry curtain
  curve cushion custom cycle daily dairy daisy dance danger dawn day deck deer degree delta den
  dentist depth desert desk dial diary dice diet dinner dish dock doctor dog doll dollar dolphin
  domain donkey donor door dot dough dove dozen dragon drama draw dream dress drift drill drink drive
  drop drum duck dune dusk dust eager eagle early earth east easy echo edge effort egg eight elbow
  elder elephant eleven elm empty engine enjoy entry equal evening event exam exit extra eye fabric
  face fact fair falcon family famous fan farm farmer fast father feast feather fence fern ferry fiber
  field fig film final finger fire first fish five flag flame flash flat flavor fleet flight float
  flood floor flour flower flute foam fog foil folk food foot forest fork form fort forty forum fossil
  four fox frame fresh friday fridge friend frog frost fruit funnel galaxy gallery game garage garden
  garlic garment gate gather gem gentle giant gift ginger giraffe glad glass glide globe glove glow
  glue goal goat gold golf good goose gossip grain grand grape graph grass gravel great green greet
  grid grill grove guard guava guest guide guitar gulf habit hall hammer hammock hand handle happy
  harbor hard harp harvest hat hawk hay hazel head health heart heat hedge helmet help hen herb hero
  heron hill hinge hobby holiday hollow home honest honey hoof hook hope horizon horn horse hotel hour
  house human humble hundred hurry husk hut ice icon idea igloo image inch index ink insect iron
  island ivory ivy jacket jaguar jam jar jasmine jeep jelly jewel job join joke journal journey joy
  judge jug juice july jump june jungle junior jute kettle key kick kid kidney kind king kitchen kite
  kitten knee knife knob knot label lace ladder lady lake lamb lamp land lane large laser laugh
  laundry lawn layer leader leaf lean learn leather lemon lens lentil leopard lesson letter level
  library lid light lily lime line lion lip list little lizard llama loaf lobby local lock log long
  loop lotus loud lucky lunch lung machine magic magnet mail main maize mango manner map maple marble
  march margin marina mark market marsh mask mast match meadow meal medal melody melon member menu
  merry metal meter middle midnight mild milk mill mind mineral minor mint minute mirror mist mixer
  model modern moment monday money monkey month moon moral morning mosaic moss moth mother motor
  mountain mouse mouth movie mud muffin mug mule muscle museum music mustard nail name napkin narrow
  nature navy near neat neck needle nephew nest net never news night nine noble noise noodle noon
  north nose note novel nurse nut oak oasis oat object ocean october olive onion open opera orange
  orbit orchard orchid order organ otter oval oven owl owner oxygen oyster pack paddle page paint pair
  palace palm pan panda panel paper parade parcel parent park parrot party past path patrol pause
  peace peach peacock peak peanut pear pearl pebble pedal pen pencil penguin people pepper perfume
  person phone photo piano picnic picture piece pigeon pillow pilot pine pink pipe pirate pixel pizza
  place plain planet plant plate play plaza plenty plow plum pocket poem poet point polar polish pond
  pony pool poppy porch port potato pottery powder prawn present pretty price pride prince print prize
  proud public puddle pulse pumpkin pupil puppy purple purse puzzle quartz queen quest quick quiet
  quilt quiz rabbit race radar radio radish raft rail rain rainbow ramp ranch range rapid raven razor
  ready real recipe record red reef reply rest ribbon rice rich ride ridge right ring ripple rise
  river road robe robin robot rock rocket roof room root rope rose round route row royal rubber ruby
  rug ruler saddle safe saffron sail salad salmon salt sample sand sandal sardine sari satin sauce
  scale scarf scene school science scooter score scout screen sea seal season seat second secret seed
  senior seven shade shadow shape share shark sharp shawl sheep shelf shell shine ship shirt shoe shop
  shore short shower shrimp sign silk silver simple singer sister six size skate sketch skill skin
  skirt sky slate sleep slice slide slope slow small smart smile smoke smooth snack snail snow soap
  soccer sock sofa soft soil solar solid song sound soup south space spark sparrow speech speed spice
  spider spinach spiral spirit sponge spoon sport spring square squash stable staff stage stair stamp
  star start statue steam steel stem step stick stone stool storm story stove straw stream street
  string strong studio style sugar suit summer summit sun sunday sunny sunset surf swan sweet swift
  swim swing symbol syrup table tablet tail tailor talent tall tank tape target taxi tea teacher team
  temple ten tennis tent test theater thread three thumb thunder ticket tide tiger tile timber time
  tin tiny toast today toe tomato tonic tooth topaz torch tortoise total towel tower town toy track
  tractor trade trail train travel tray treat tree triangle tribe tricycle trip trophy trout truck
  true trumpet trunk truth tuesday tulip tuna tunnel turban turkey turnip turtle twelve twenty twin
  umbrella uncle uniform unit upper urban useful valley value vanilla vapor vase velvet vendor verse
  vessel village vine violet violin visit visitor voice volcano voyage wagon walk wall walnut warm
  water wave wax weather week welcome well west whale wheat wheel whisper whistle white wide wild
  willow wind window wing winner winter wise wolf wood wool word world yacht yard yarn year yellow
  yoga young zebra zero zone
`
  .trim()
  .split(/\s+/);

const COUNT = 6;

/** Returns six words at random: 61 bits, which the slow key of the file makes expensive to guess. */
export const newPassphrase = (): string =>
  Array.from({ length: COUNT }, () => WORDS[randomInt(WORDS.length)]).join(' ');
